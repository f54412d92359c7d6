import 'server-only';
import { z } from 'zod';
import type { Actor } from '@/lib/admin/audit';
import { listConflicts } from '@/lib/admin/conflicts';
import { exportSubscribers } from '@/lib/admin/newsletter';
import { resources } from '@/lib/entities/registry';
import { searchQuerySchema } from '@/lib/entities/fields/list-query';
import { listQueries } from '@/lib/entities/list-queries';
import { type ImportList, exportRows, resourceList, runImport } from '@/lib/transfer/import';
import { listImports, recordFailure } from '@/lib/transfer/apply';
import {
  type ImportMessage,
  LARGEST_IMPORT,
  TRANSFERRED,
  importQuerySchema,
} from '@/lib/transfer/report';
import { subscriberList } from '@/lib/transfer/subscribers';
import { admin, contract, contractPerList, staff } from '@/lib/api/contract';
import { PRIVATE, asHttpError } from '@/lib/api/route';
import { readFileBody, streamedFile, streamedLines } from '@/lib/api/streamed';

const CSV_FILE = { status: 200, description: 'A CSV file', isFile: true } as const;

export const rowsAsFile = contractPerList(
  '/api/admin/export/{resource}',
  (resource) => ({
    GET: staff('All rows of a list, in the form that the import reads', {
      query: listQueries[resource.name],
      answer: CSV_FILE,
      work: ({ query }) =>
        streamedFile(`${resource.name}-${today()}.csv`, exportRows(resource, query)),
    }),
  }),
  TRANSFERRED,
);

export const subscribersAsFile = contract('/api/admin/newsletter/export', {
  GET: admin('All subscribers as CSV; the audit log tells who took it', {
    answer: CSV_FILE,
    work: async ({ actor }) =>
      new Response(await exportSubscribers(actor), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="subscribers-${today()}.csv"`,
          'Cache-Control': PRIVATE,
        },
      }),
  }),
});

const IMPORT = 'Say what a CSV file would change; with the plan of that answer, change it';
const importing = {
  more: 'Also takes application/gzip. Each line of the answer tells how far it is; the last is the report, or why nothing was written.',
  query: importQuerySchema,
  rawBody: { type: 'text/csv', schema: z.string().max(LARGEST_IMPORT) },
  answer: { status: 200, description: 'Lines of JSON' },
} as const;

type Asked = { request: Request; query: z.output<typeof importQuerySchema>; actor: Actor };

const PROGRESS_MS = 100;

/** Tells how far it is; the last line is the report, or why nothing was written. */
async function importInto(list: ImportList, { request, query: { plan, file }, actor }: Asked) {
  const asked = { list, bytes: await readFileBody(request), file, actor, plan };
  return streamedLines(async (say: (message: ImportMessage) => void) => {
    let told = 0;
    try {
      const report = await runImport({
        ...asked,
        onProgress: (progress) => {
          const now = performance.now();
          if (now - told < PROGRESS_MS && progress.done < progress.of) return;
          told = now;
          say({ progress });
        },
      });
      say({ report, isApplied: plan !== undefined });
    } catch (error) {
      const { status, code, message, details } = asHttpError(error, request);
      const reason = (details.issues?.map((issue) => issue.message) ?? [message]).join('; ');
      if (plan !== undefined) await recordFailure(asked, reason);
      say({ failure: { status, code, message: reason } });
    }
  });
}

export const rowsFromFile = contract(
  '/api/admin/import/{resource}',
  {
    POST: staff(IMPORT, {
      ...importing,
      work: ({ params, ...asked }) => importInto(resourceList(resources[params.resource]), asked),
    }),
  },
  { names: TRANSFERRED },
);

export const subscribersFromFile = contract('/api/admin/import/subscribers', {
  POST: admin(IMPORT, { ...importing, work: (asked) => importInto(subscriberList, asked) }),
});

export const imports = contract('/api/admin/imports', {
  GET: staff('What became of each file that was imported, newest first', {
    query: searchQuerySchema,
    answer: ['Import'],
    work: ({ query }) => listImports(query),
  }),
});

export const conflicts = contract('/api/admin/conflicts', {
  GET: staff('The fields of which a source says otherwise than their row', {
    query: searchQuerySchema,
    answer: ['Conflict'],
    work: ({ query }) => listConflicts(query),
  }),
});

const today = () => new Date().toISOString().slice(0, 10);
