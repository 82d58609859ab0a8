import {demoUserId} from '../../../sandbox/demo';

/** The part of a secure project that signs user tokens, as text. */
export const backendFile = `import {EngagespotClient} from '@engagespot/node';
import {loadEnv, type Plugin, type PreviewServer, type ViteDevServer} from 'vite';

/** Your own backend knows who is signed in. This one always signs in the same user. */
const signedInUser = '${demoUserId}';

const keys = ['ENGAGESPOT_API_KEY', 'ENGAGESPOT_API_SECRET', 'ENGAGESPOT_PRIVATE_SIGNING_KEY'];

/** Signs a user token with the keys in the environment. */
function signIn(env: Record<string, string>) {
  const missing = keys.filter(key => !env[key]);
  if (missing.length > 0) throw new Error(\`The file .env lacks \${missing.join(', ')}\`);
  const engagespot = EngagespotClient({
    apiKey: env.ENGAGESPOT_API_KEY,
    apiSecret: env.ENGAGESPOT_API_SECRET,
    signingKey: env.ENGAGESPOT_PRIVATE_SIGNING_KEY.replaceAll('\\\\n', '\\n'),
  });
  return {userId: signedInUser, userToken: engagespot.generateUserToken(signedInUser)};
}

function addRoute({config, middlewares}: ViteDevServer | PreviewServer) {
  const env = loadEnv(config.mode, config.root, 'ENGAGESPOT_');
  middlewares.use('/api/inbox-user', (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    try {
      response.end(JSON.stringify(signIn(env)));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      config.logger.error(message);
      response.statusCode = 500;
      response.end(JSON.stringify({message}));
    }
  });
}

/**
 * Serves GET /api/inbox-user in \`npm run dev\` and \`npm run preview\`. The keys stay in this process;
 * the browser gets the token only.
 */
export function inboxUser(): Plugin {
  return {name: 'inbox-user', configureServer: addRoute, configurePreviewServer: addRoute};
}
`;

/** What the keys are called; the reader copies it to `.env`. */
export const environmentFile = `# Copy this file to .env and fill it in. Never commit .env.
# API key and API secret: Console → API Credentials
ENGAGESPOT_API_KEY=""
ENGAGESPOT_API_SECRET=""
# The private key of the signing key pair, as PEM text: with its line breaks, or with \\n in their place
ENGAGESPOT_PRIVATE_SIGNING_KEY=""
`;
