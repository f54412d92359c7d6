import { z } from 'zod';

export const userAdminSchema = z.strictObject({ isAdmin: z.boolean() });
