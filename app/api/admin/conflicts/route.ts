import { conflicts } from '@/lib/api/contracts/transfer';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = conflicts;
