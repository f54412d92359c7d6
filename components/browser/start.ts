// This is the one script of a public page. It may run before the body is read, so it listens on the
// document, and imports what a tap needs when the tap comes.
import { serveArticles } from './article-actions';
import { serveLists } from './lists';
import { serveMenu } from './menu';
import { countVisits } from './visits';
import { serveIslands } from './wake';

countVisits();
serveMenu();
serveLists();
serveArticles();
serveIslands();
