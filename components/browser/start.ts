// This is the one script of a public page. It may run before the body is read, so it listens on the
// document, and imports what a tap needs when the tap comes.
import { serveArticles } from './article-actions';
import { serveLists } from './busy-list';
import { serveIslands } from './wake';
import { serveMenu } from './menu';
import { serveForms } from './sent-data';
import { countVisits } from './visits';

countVisits();
serveMenu();
serveLists();
serveArticles();
serveIslands();
serveForms();
