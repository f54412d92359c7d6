import * as digests from '@/lib/admin/letters/digest';
import * as stored from '@/lib/admin/letters/letters';
import * as schemas from '@/lib/entities/mail/letters';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { admin, contract } from '../contract';

export const letters = contract('/api/admin/letters', {
  GET: admin('All letters to the subscribers, newest first, and how far each is', {
    query: pageQuerySchema,
    answer: ['Letter'],
    work: ({ query }) => stored.listLetters(query),
  }),
  POST: admin('Create a letter', {
    body: schemas.letterSchema,
    answer: 'Letter',
    status: 201,
    work: ({ input, actor }) => stored.createLetter(input, actor),
  }),
});

export const letter = contract('/api/admin/letters/{id}', {
  GET: admin('One letter, and how far it is', {
    answer: 'Letter',
    work: ({ params }) => stored.readLetter(params.id),
  }),
  PUT: admin('Replace a letter that is a draft', {
    body: schemas.letterSchema,
    answer: 'Letter',
    refusals: [409],
    work: ({ params, input, actor }) => stored.updateLetter(params.id, input, actor),
  }),
  DELETE: admin('Delete a letter that is a draft', {
    answer: 'Success',
    refusals: [409],
    work: ({ params, actor }) => stored.deleteLetter(params.id, actor),
  }),
});

export const letterPreview = contract('/api/admin/letters/{id}/preview', {
  GET: admin('A letter as it goes out, or as it went out', {
    answer: 'LetterPreview',
    work: ({ params }) => stored.previewStoredLetter(params.id),
  }),
});

export const unsavedLetterPreview = contract('/api/admin/letters/preview', {
  POST: admin('A letter as it would go out; nothing is stored', {
    limit: 'preview',
    body: schemas.letterSchema,
    answer: 'LetterPreview',
    work: ({ input }) => stored.previewLetter(input),
  }),
});

export const letterAct = contract('/api/admin/letters/{id}/act', {
  POST: admin('Test a letter, send it, withdraw, pause, resume or stop it', {
    more: 'A test goes to oneself. It is sent now or at a time, and withdrawn before.',
    body: schemas.letterActSchema,
    answer: 'Letter',
    refusals: [409],
    work: ({ params, input, actor }) => stored.actOnLetter(params.id, input, actor),
  }),
});

export const letterRecipients = contract('/api/admin/letters/{id}/recipients', {
  GET: admin('The report: what became of a letter for each subscriber, latest first', {
    query: schemas.letterReportSchema,
    answer: ['LetterRecipient'],
    work: async ({ params, query }) => {
      const { id } = await stored.readLetter(params.id);
      return stored.listRecipients(id, query);
    },
  }),
});

export const digest = contract('/api/admin/digest', {
  GET: admin('The weekly digest: whether it is on, and when it goes out', {
    answer: 'Digest',
    work: () => digests.readDigest(),
  }),
  PUT: admin('Switch the weekly digest on or off, or change its day and hour', {
    body: schemas.digestSettingsSchema,
    answer: 'Digest',
    work: ({ input, actor }) => digests.saveDigest(input, actor),
  }),
});

export const digestReaders = contract('/api/admin/digest/readers', {
  GET: admin('Who would get how much of the next digest, and which subjects were chosen', {
    answer: 'DigestReaders',
    work: () => digests.readDigestReaders(),
  }),
});

export const digestPreview = contract('/api/admin/digest/preview', {
  GET: admin('What is new in the week before the next digest, for one subject or all', {
    query: schemas.digestPreviewSchema,
    answer: 'LetterPreview',
    work: ({ query }) => digests.previewDigest(query.subject),
  }),
});
