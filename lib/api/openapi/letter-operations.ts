import { digestPreviewSchema, digestSettingsSchema } from '@/lib/schemas/letters/digest';
import { letterActSchema, letterReportSchema, letterSchema } from '@/lib/schemas/letters/input';
import { pageQuerySchema } from '@/lib/schemas/list-query';
import type { Operations } from './operation';

const access = 'admin';
const letter = { status: 200, entity: 'Letter' } as const;

export const letterOperations: Operations = {
  '/api/admin/letters': {
    get: {
      summary: 'All letters to the subscribers, newest first, and how far each is',
      access,
      query: pageQuerySchema,
      answer: { ...letter, isList: true },
    },
    post: {
      summary: 'Create: letter',
      access,
      body: letterSchema,
      answer: { status: 201, entity: 'Letter' },
    },
  },
  '/api/admin/digest': {
    get: {
      summary: 'The weekly digest: whether it is on, and when it goes out',
      access,
      answer: { status: 200, entity: 'Digest' },
    },
    put: {
      summary: 'Switch the weekly digest on or off, or change its day and hour',
      access,
      body: digestSettingsSchema,
      answer: { status: 200, entity: 'Digest' },
    },
  },
  '/api/admin/digest/readers': {
    get: {
      summary: 'Who would get how much of the next digest, and which subjects were chosen',
      access,
      answer: { status: 200, entity: 'DigestReaders' },
    },
  },
  '/api/admin/digest/preview': {
    get: {
      summary: 'What is new in the week before the next digest, for one subject or all',
      access,
      query: digestPreviewSchema,
      answer: { status: 200, entity: 'LetterPreview' },
    },
  },
  '/api/admin/letters/preview': {
    post: {
      summary: 'A letter as it would go out; nothing is stored',
      access,
      body: letterSchema,
      answer: { status: 200, entity: 'LetterPreview' },
    },
  },
  '/api/admin/letters/{id}': {
    get: { summary: 'One letter, and how far it is', access, answer: letter, refusals: [404] },
    put: {
      summary: 'Replace a draft: letter',
      access,
      body: letterSchema,
      answer: letter,
      refusals: [404, 409],
    },
    delete: {
      summary: 'Delete a draft: letter',
      access,
      answer: { status: 200, entity: 'Success' },
      refusals: [404, 409],
    },
  },
  '/api/admin/letters/{id}/preview': {
    get: {
      summary: 'A letter as it goes out, or as it went out',
      access,
      answer: { status: 200, entity: 'LetterPreview' },
      refusals: [404],
    },
  },
  '/api/admin/letters/{id}/act': {
    post: {
      summary:
        'Test a letter on oneself, send it now or at a time, withdraw it before, pause, resume or stop it',
      access,
      body: letterActSchema,
      answer: letter,
      refusals: [404, 409],
    },
  },
  '/api/admin/letters/{id}/recipients': {
    get: {
      summary: 'The report: what became of a letter for each subscriber, latest first',
      access,
      query: letterReportSchema,
      answer: { status: 200, entity: 'LetterRecipient', isList: true },
      refusals: [404],
    },
  },
};
