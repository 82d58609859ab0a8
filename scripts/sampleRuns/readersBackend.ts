/** The backend of the reader's app, and the other services that it calls. */
import {demoCredentials, demoUserId} from '../../src/sandbox/index';

/** A row of a table in Supabase, with the columns of all examples. */
const row = {
  id: 31,
  title: 'Launch plan',
  author_id: demoUserId,
  user_id: demoUserId,
  body: 'The date collides with the fair.',
  cooked: [{count: 1}],
};

function bodyFor(pathname: string, userToken: string): unknown {
  if (/^\/rest\/v\d\//.test(pathname)) return [row];
  if (pathname.endsWith('/orders')) return [];
  return {
    apiKey: demoCredentials.apiKey,
    userId: demoUserId,
    id: demoUserId,
    user: {id: demoUserId, email: 'priya@example.com'},
    name: 'Priya',
    userToken,
    token: userToken,
    access_token: userToken,
    userSignature: 'signature',
    signature: 'signature',
    language: 'en',
  };
}

/**
 * Accepts whatever is sent, and answers with what samples ask for: the user of the session and a token, as JSON
 * or as the text of the answer.
 */
export function answerAsReader({pathname}: URL, userToken: string): Response {
  const answer = Response.json(bodyFor(pathname, userToken));
  Object.defineProperty(answer, 'text', {value: async () => userToken});
  return answer;
}
