import { row } from '@/lib/api/contracts/lists';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = row;
