import { mastersCsv } from '@/lib/open-data/files';
import { openFile } from '@/app/(site)/open-file';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openFile('masters.csv', mastersCsv);
