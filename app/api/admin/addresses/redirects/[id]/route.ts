import { redirect } from '@/lib/api/contracts/addresses';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = redirect;
