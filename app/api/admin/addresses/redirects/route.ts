import { redirects } from '@/lib/api/contracts/addresses';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = redirects;
