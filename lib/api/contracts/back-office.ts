import { z } from 'zod';
import { findAnything } from '@/lib/admin/find';
import { listAudit } from '@/lib/admin/history/audit-list';
import { getSiteSettings, saveSiteSettings } from '@/lib/admin/site-settings';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { checkLinks } from '@/lib/links/check';
import { invalid } from '@/lib/process/http-error';
import { askFront } from '@/lib/process/ask-front';
import { siteSettingsSchema } from '@/lib/entities/settings';
import { previewSchema } from '@/lib/entities/article';
import { auditQuerySchema, linksSchema } from '@/lib/entities/back-office';
import { line } from '@/lib/entities/fields/rules';
import { admin, contract, staff } from '../contract';

export const find = contract('/api/admin/find', {
  GET: staff('The first few rows of every list whose names have all these words', {
    // Nothing finds nothing.
    query: z.strictObject({ q: line(100).default('') }),
    answer: ['FoundRow'],
    work: ({ query }) => findAnything(query.q),
  }),
});

export const textPreview = contract('/api/admin/preview', {
  POST: staff('A text as its public page will show it; nothing is stored', {
    limit: 'preview',
    body: previewSchema,
    answer: 'Preview',
    work: async ({ input }) => {
      const { html, fault } = await previewStaffText(input.content);
      if (fault) throw invalid([{ path: 'content', message: fault }]);
      return { html };
    },
  }),
});

export const links = contract('/api/admin/links', {
  POST: staff('Where the links of a text lead: of other sites, when they were last tried', {
    limit: 'links',
    body: linksSchema,
    answer: 'CheckedLinks',
    work: ({ input }) => checkLinks(input),
  }),
});

export const settings = contract('/api/admin/settings', {
  GET: admin('Who publishes the site; what is not filled in is null', {
    answer: 'SiteSettings',
    work: () => getSiteSettings(),
  }),
  PUT: admin('Replace what is said of the publisher; a field that is absent becomes null', {
    body: siteSettingsSchema,
    answer: 'SiteSettings',
    refusals: [409],
    work: ({ input, actor }) => saveSiteSettings(input, actor),
  }),
});

export const jobs = contract('/api/admin/jobs', {
  GET: admin('What the site does by itself: what waits, runs and failed', {
    answer: ['Job'],
    work: async () => (await askFront('listJobs')) ?? [],
  }),
});

export const audit = contract('/api/admin/audit', {
  GET: admin('Who changed what, newest first', {
    query: auditQuerySchema,
    answer: ['AuditEntry'],
    work: ({ query }) => listAudit(query),
  }),
});
