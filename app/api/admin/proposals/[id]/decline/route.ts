import { declining } from '@/lib/api/contracts/proposals';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = declining;
