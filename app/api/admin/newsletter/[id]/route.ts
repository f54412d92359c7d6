import { subscriber } from '@/lib/api/contracts/people';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = subscriber;
