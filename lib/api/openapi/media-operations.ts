import { mediaAltSchema, mediaQuerySchema, uploadSchema } from '@/lib/schemas/media';
import { previewSchema } from '@/lib/schemas/preview';
import type { Operations } from './operation';

/** What the editor of articles needs beside the articles. */
export const mediaOperations: Operations = {
  '/api/admin/media': {
    get: {
      summary: 'What is known of one uploaded picture',
      access: 'admin',
      query: mediaQuerySchema,
      answer: { status: 200, entity: 'Media' },
      refusals: [404],
    },
    post: {
      summary: 'Upload a picture, which is encoded anew in several sizes',
      access: 'admin',
      body: uploadSchema,
      bodyType: 'multipart/form-data',
      answer: { status: 201, entity: 'Media' },
    },
    put: {
      summary: 'Change the alternative text of a picture',
      access: 'admin',
      body: mediaAltSchema,
      answer: { status: 200, entity: 'Media' },
      refusals: [404],
    },
  },
  '/api/admin/preview': {
    post: {
      summary: 'A text as its public page will show it; nothing is stored',
      access: 'admin',
      body: previewSchema,
      answer: { status: 200, entity: 'Preview' },
    },
  },
};
