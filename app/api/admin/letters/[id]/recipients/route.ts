import { letterRecipients } from '@/lib/api/contracts/letters';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = letterRecipients;
