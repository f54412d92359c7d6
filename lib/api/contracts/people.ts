import { deleteSubscriber, listSubscribers } from '@/lib/admin/newsletter';
import { deleteUser, listUsers, setUserAdmin, setUserEditor } from '@/lib/admin/users';
import * as schemas from '@/lib/entities/back-office';
import { admin, contract } from '../contract';

export const users = contract('/api/admin/users', {
  GET: admin('Everybody who ever signed in, newest first', {
    query: schemas.userListSchema,
    answer: ['User'],
    work: ({ query }) => listUsers(query),
  }),
});

export const user = contract('/api/admin/users/{id}', {
  DELETE: admin('Delete a user; never oneself', {
    answer: 'Success',
    refusals: [409],
    work: ({ params, actor }) => deleteUser(params.id, actor),
  }),
});

export const userAdmin = contract('/api/admin/users/{id}/admin', {
  PUT: admin('Make a user an admin, or no more; isAdmin is the new value', {
    body: schemas.userAdminSchema,
    answer: 'User',
    refusals: [409],
    work: ({ params, input, actor }) => setUserAdmin(params.id, input.isAdmin, actor),
  }),
});

export const userEditor = contract('/api/admin/users/{id}/editor', {
  PUT: admin('Make a user an editor, or no more; isEditor is the new value', {
    body: schemas.userEditorSchema,
    answer: 'User',
    refusals: [409],
    work: ({ params, input, actor }) => setUserEditor(params.id, input.isEditor, actor),
  }),
});

export const subscribers = contract('/api/admin/newsletter', {
  GET: admin('All subscribers, active ones first', {
    query: schemas.subscriberListSchema,
    answer: ['Subscriber'],
    work: ({ query }) => listSubscribers(query),
  }),
});

export const subscriber = contract('/api/admin/newsletter/{id}', {
  DELETE: admin('Delete a subscriber', {
    answer: 'Success',
    refusals: [409],
    work: ({ params, actor }) => deleteSubscriber(params.id, actor),
  }),
});
