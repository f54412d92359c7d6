import { rows } from '@/lib/api/contracts/lists';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rows;
