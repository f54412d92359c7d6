import { subscription } from '@/lib/api/contracts/forms';
import { postTo, postedForm } from '@/lib/api/posted-form';
import type { Refused } from '@/lib/editorial/newsletter';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/signature';
import { CONTACT_TEXTS } from '@/lib/entities/plain/contact-rules';
import { fieldsOf, subjectsToShow } from '@/lib/entities/plain/subject-rules';

export const { GET, HEAD, POST } = postedForm({
  page: () => paths.newsletter,
  work: async (form, request) => {
    await postTo(subscription, fieldsOf(form), request);
    return donePath(paths.newsletterMessage, 'inscrit');
  },
  again: ({ status, details: { issues = [] } }, form) => {
    const subject = issues.find(({ path }) => path.startsWith('subjects'));
    const isOther = issues.some((issue) => issue !== subject);
    const refused: Refused = {
      email: form.get('email') ?? '',
      error: isOther ? CONTACT_TEXTS.invalidEmail : undefined,
      // Boxes are read from the database, which may be what is away.
      subjects: status < 500 ? subjectsToShow(form) : undefined,
      subjectsError: subject?.message,
    };
    return { path: paths.newsletterMessage, form: refused };
  },
});
