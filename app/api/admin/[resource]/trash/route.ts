import { trash } from '@/lib/api/contracts/keeping';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = trash;
