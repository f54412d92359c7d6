import { featuredArticles } from '@/lib/api/contracts/reads';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = featuredArticles;
