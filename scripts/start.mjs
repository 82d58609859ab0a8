/**
 * Starts the development server, whose search serves the index of the last build. A build may run at the same time.
 * Arguments go to `docusaurus start`. This file is JavaScript, and starts the server in its own process, because a
 * compiler or a second process would keep the writer waiting.
 *
 *   npm start
 *   npm start -- --port 3001
 */

// npm says 'production' where it installed no development tools.
process.env.NODE_ENV = 'development';
// Generated files get a folder of their own: a build, which writes others, may run meanwhile.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.cache/start';
process.argv.splice(2, 0, 'start', '--host', 'localhost');
await import('@docusaurus/core/bin/docusaurus.mjs');
