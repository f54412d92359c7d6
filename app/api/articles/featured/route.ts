import { readArticles } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { pageArticles } from '@/lib/content/lists';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readArticles((query, reader) => pageArticles('featured', query, reader)),
});
