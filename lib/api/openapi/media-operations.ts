import {
  cropSchema,
  librarySchema,
  mediaAltSchema,
  mediaQuerySchema,
  replaceSchema,
  uploadSchema,
} from '@/lib/schemas/media';
import type { Operations } from './operation';

export const mediaOperations: Operations = {
  '/api/admin/media': {
    get: {
      summary: 'What is known of one uploaded picture',
      access: 'staff',
      query: mediaQuerySchema,
      answer: { status: 200, entity: 'Media' },
      refusals: [404],
    },
    post: {
      summary: 'Upload a picture, which is encoded anew in several sizes',
      access: 'staff',
      body: uploadSchema,
      bodyType: 'multipart/form-data',
      answer: { status: 201, entity: 'Media' },
    },
    put: {
      summary: 'Change the alternative text of a picture',
      access: 'staff',
      body: mediaAltSchema,
      answer: { status: 200, entity: 'Media' },
      refusals: [404],
    },
    delete: {
      summary: 'Delete a picture that nothing names, neither now nor in what was kept',
      access: 'staff',
      query: mediaQuerySchema,
      answer: { status: 200, entity: 'Success' },
      refusals: [404, 409],
    },
  },
  '/api/admin/media/library': {
    get: {
      summary: 'All pictures, newest first, and where each is used',
      access: 'staff',
      query: librarySchema,
      answer: { status: 200, entity: 'LibraryPicture', isList: true },
    },
  },
  '/api/admin/media/replace': {
    post: {
      summary: 'Another picture in every row that names this one, each with a revision, or in none',
      access: 'staff',
      body: replaceSchema,
      answer: { status: 200, entity: 'Changed' },
      refusals: [404],
    },
  },
  '/api/admin/media/crop': {
    post: {
      summary: 'A part of a picture as a picture of its own',
      access: 'staff',
      body: cropSchema,
      answer: { status: 201, entity: 'Media' },
      refusals: [404],
    },
  },
};
