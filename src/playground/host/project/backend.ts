/** The part of a project that signs user tokens, as text. */
export const backendFile = `import {EngagespotClient} from '@engagespot/node';
import {loadEnv, type Plugin} from 'vite';

/** Your backend knows who is signed in. This one always answers for the same user. */
const signedInUser = 'user_1042';

/** Answers GET /api/inbox-user while the development server runs. The signing key never reaches the browser. */
export function inboxUser(): Plugin {
  return {
    name: 'inbox-user',
    configureServer(server) {
      const env = loadEnv('development', process.cwd(), 'ENGAGESPOT_');
      server.middlewares.use('/api/inbox-user', (_request, response) => {
        const engagespot = EngagespotClient({
          apiKey: env.ENGAGESPOT_API_KEY,
          apiSecret: env.ENGAGESPOT_API_SECRET,
          signingKey: env.ENGAGESPOT_PRIVATE_SIGNING_KEY,
        });
        response.setHeader('Content-Type', 'application/json');
        response.end(
          JSON.stringify({
            userId: signedInUser,
            userToken: engagespot.generateUserToken(signedInUser),
          }),
        );
      });
    },
  };
}
`;
