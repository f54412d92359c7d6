import { contact } from '@/lib/api/contracts/forms';
import { parse } from '@/lib/api/request';
import { filledAgain, postTo, postedForm, senderIn, valuesIn } from '@/lib/api/posted-form';
import { pageAnswer } from '@/lib/api/route';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/signature';
import { contactSchema } from '@/lib/entities/mail/contact';
import { CONTACT_FIELDS } from '@/lib/entities/plain/contact-rules';
import { isContactDelivered } from '@/lib/site';

export const { GET, HEAD, POST } = postedForm({
  page: () => paths.contact,
  work: async (form, request) => {
    const message = valuesIn(form, CONTACT_FIELDS);
    if (!isContactDelivered()) {
      parse(contactSchema, message);
      const filled = filledAgain({ status: 200 }, form, CONTACT_FIELDS);
      return pageAnswer(paths.contact, {
        status: 200,
        form: { ...filled.form, outcome: 'ready' },
      });
    }
    await postTo(contact, { ...message, ...senderIn(form) }, request);
    return donePath(paths.contact, 'envoye');
  },
  again: ({ status, details }, form) => ({
    path: paths.contact,
    ...filledAgain({ status, issues: details.issues }, form, CONTACT_FIELDS),
  }),
});
