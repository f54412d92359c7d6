import { subscribers } from '@/lib/api/contracts/people';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = subscribers;
