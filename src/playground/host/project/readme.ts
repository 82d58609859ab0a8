interface ReadmeOptions {
  title: string;
  /** File with the code of the playground. */
  file: string;
  secure: boolean;
}

const secureSteps = `2. Create a file \`.env\` with the keys of your app:

   \`\`\`ini
   ENGAGESPOT_API_KEY="..."
   ENGAGESPOT_API_SECRET="..."
   ENGAGESPOT_PRIVATE_SIGNING_KEY="..."
   \`\`\`

   \`backend.ts\` signs the user token with them. Don't commit this file.
`;

/** The README of a downloaded project. */
export function readme({title, file, secure}: ReadmeOptions): string {
  return `# ${title}

From a playground of the Engagespot documentation. There, a sandbox answers; here, it is your own app.

1. In \`${file}\`, replace \`YOUR_API_KEY\` with the API key of your app and \`user_1042\` with one of your users.
${secure ? secureSteps : ''}${secure ? '3' : '2'}. Install and start it:

   \`\`\`bash
   npm install
   npm run dev
   \`\`\`

To build it, run \`npm run build\`.
`;
}
