/** The `README.md` of a project: from the zip file to a notification that arrives, for somebody new to Vite. */
import type {Kit} from '../../kits';

interface ReadmeOptions {
  kit: Kit;
  title: string;
  /** File with the code of the playground. */
  file: string;
  secure: boolean;
  /** Address of the page with the playground. */
  page: string;
}

const plainKeys = (file: string): string => `In \`${file}\`, replace:

- \`YOUR_API_KEY\` with the API key of your app: **Console → API Credentials**
- the value of \`userId\` with the identifier of one of your users`;

const secureKeys = (
  file: string,
): string => `1. In \`${file}\`, replace \`YOUR_API_KEY\` with the API key of your app: **Console → API Credentials**. Turn on **Secure Auth Mode** in the same place, and generate a signing key pair. You can download the private key only once.
2. In \`backend.ts\`, replace the value of \`signedInUser\` with the identifier of one of your users.
3. Copy \`.env.example\` to \`.env\`, and fill in the API key, the API secret and the private key. Git ignores this file. Never commit it.

\`backend.ts\` stands for your own backend: it returns the signed-in user with a signed token, and runs inside Vite's servers. To go live, move it into the backend of your app, which knows who is signed in.`;

function fileRows({kit, file, secure}: ReadmeOptions): string[] {
  const hasExactVersions = kit.sdk === 'client' || kit.react === 18;
  const packages = 'The packages and their versions';
  return [
    `| \`${file}\` | The code of the playground |`,
    '| `src/main.ts` | Starts it in `index.html` |',
    ...(secure ? ['| `backend.ts` | Signs the user token, at `/api/inbox-user` |'] : []),
    `| \`package.json\` | ${packages}${hasExactVersions ? '. Keep the exact ones: they belong together' : ''} |`,
  ];
}

export function readme(options: ReadmeOptions): string {
  const {kit, title, file, secure, page} = options;
  return `# ${title}

The code of a [playground of the Engagespot documentation](${page}), as a project of your own. It uses \`${kit.package}\` ${kit.version}. In the playground, a sandbox answers; here, it is your own app in Engagespot.

You need [Node.js](https://nodejs.org) 20.19 or later, or 22.12 or later, and an account in the [Engagespot Console](https://console.engagespot.co).

## Enter your keys

${secure ? secureKeys(file) : plainKeys(file)}

## Start it

\`\`\`bash
npm install
npm run dev
\`\`\`

Open the address that appears in the terminal. When you change a file, the page follows.

Then trigger one of your workflows for this user, from your backend or in the Console. Its notification arrives in the page without a reload.

## Publish it

\`npm run build\` checks the types and writes the finished page into \`dist/\`. \`npm run preview\` shows it. Any static host can serve that folder${
    secure ? ', next to a backend that answers `/api/inbox-user`' : ''
  }.

## Files

| File | What it is for |
| --- | --- |
${fileRows(options).join('\n')}
`;
}
