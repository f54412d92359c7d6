import { restingOn } from '@/lib/api/contracts/keeping';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = restingOn;
