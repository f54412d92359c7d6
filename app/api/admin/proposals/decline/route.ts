import { decliningMany } from '@/lib/api/contracts/proposals';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = decliningMany;
