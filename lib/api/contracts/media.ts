import * as pictures from '@/lib/admin/media';
import { NotAPicture } from '@/lib/media/encode';
import { invalid } from '@/lib/process/http-error';
import * as schemas from '@/lib/entities/back-office';
import { readUpload } from '@/lib/api/request';
import { contract, staff } from '../contract';

export const media = contract('/api/admin/media', {
  GET: staff('What is known of one uploaded picture', {
    query: schemas.mediaQuerySchema,
    answer: 'Media',
    refusals: [404],
    work: ({ query }) => pictures.getMedia(query.url),
  }),
  POST: staff('Upload a picture, which is encoded anew in several sizes', {
    rawBody: { type: 'multipart/form-data', schema: schemas.uploadSchema },
    answer: 'Media',
    status: 201,
    work: async ({ request, actor }) => {
      const { bytes, alt } = await readUpload(request);
      try {
        return await pictures.storeMedia(bytes, alt, actor);
      } catch (error) {
        if (!(error instanceof NotAPicture)) throw error;
        throw invalid([{ path: 'file', message: error.message }]);
      }
    },
  }),
  PUT: staff('Change the alternative text of a picture', {
    body: schemas.mediaAltSchema,
    answer: 'Media',
    refusals: [404],
    work: ({ input, actor }) => pictures.describeMedia(input.url, input.alt, actor),
  }),
  DELETE: staff('Delete a picture that nothing names, neither now nor in what was kept', {
    query: schemas.mediaQuerySchema,
    answer: 'Success',
    refusals: [404, 409],
    work: ({ query, actor }) => pictures.removePicture(query.url, actor),
  }),
});

export const mediaLibrary = contract('/api/admin/media/library', {
  GET: staff('All pictures, newest first, and where each is used', {
    query: schemas.librarySchema,
    answer: ['LibraryPicture'],
    work: ({ query }) => pictures.listLibrary(query),
  }),
});

export const mediaReplacement = contract('/api/admin/media/replace', {
  POST: staff('Another picture in every row that names this one, or in none', {
    more: 'Each row gets a revision.',
    body: schemas.replaceSchema,
    answer: 'Changed',
    refusals: [404],
    work: ({ input, actor }) => pictures.replacePicture({ ...input, actor }),
  }),
});

export const mediaCrop = contract('/api/admin/media/crop', {
  POST: staff('A part of a picture as a picture of its own', {
    body: schemas.cropSchema,
    answer: 'Media',
    status: 201,
    refusals: [404],
    work: ({ input, actor }) => pictures.cropMedia(input, actor),
  }),
});
