import { contact } from '@/lib/api/contracts/forms';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = contact;
