import { jobs } from '@/lib/api/contracts/desk';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = jobs;
