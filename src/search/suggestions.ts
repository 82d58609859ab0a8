/** What the search offers before anything is typed, and when nothing was found. */

/** Pages that most readers want first; the build fails when one of them is gone. */
export const startPages = [
  {label: 'Quick start', to: '/docs/introduction/quick-start'},
  {label: 'Understanding concepts', to: '/docs/introduction/understanding-concepts'},
  {label: 'In-app inbox', to: '/docs/features/in-app-inbox/introduction'},
  {label: 'Channels and providers', to: '/docs/features/channels/concepts/understanding'},
  {label: 'REST API', to: '/api'},
] as const;

/** Queries that find something in every version of the documentation. */
export const suggestedQueries = ['quick start', 'authentication', 'send a notification'] as const;
