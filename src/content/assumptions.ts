import type {Assumption} from './assumptionsSchema.ts';

/**
 * What pages say although nothing public confirms it, by subject. `<Assumed id>` marks it in place,
 * and the page of assumptions lists all of it for the owner of the product to confirm or strike.
 * When one is confirmed, delete it here and its marks; when it is struck, correct the sentences too.
 */
export const assumptions: readonly Assumption[] = [
  {
    id: 'secret-key-header',
    title: 'Value of X-ENGAGESPOT-SECRET-KEY',
    claim:
      'The header X-ENGAGESPOT-SECRET-KEY, which you send to create or delete a category, is the API secret from Console → API Credentials.',
    basis:
      'The API documents the name of the header, but not its value. The Console shows no other secret of an app.',
    source: 'inferred',
  },
  {
    id: 'preferences-v4-keys',
    title: 'Nesting of preferences v4',
    claim:
      'Each of the sections channels, categories and workflows is an object whose keys are identifiers, with enabled and condition in each value, and channel_types in the values of categories and workflows.',
    basis:
      'The names of the sections and fields are documented, but not how they are nested. Version 4 has no type in a published package.',
    source: 'inferred',
  },
  {
    id: 'preferences-v4-patch',
    title: 'Partial updates of preferences v4',
    claim:
      'PATCH /v4/preferences takes the structure of the response, changes the entries that it contains and keeps all others.',
    basis: 'The body is not documented. PATCH of version 3 keeps what it leaves out.',
    source: 'inferred',
  },
  {
    id: 'preferences-order',
    title: 'Precedence of preference rules',
    claim:
      'A message needs the permission of its channel, its category and its workflow. An entry in channel_types replaces the flag next to it. A level without a rule allows the message.',
    basis:
      'Only the default is documented: no rule means enabled. The rest is how the sandbox of this site decides.',
    source: 'inferred',
  },
  {
    id: 'cancel-status',
    title: 'Status of a cancellation',
    claim: 'A cancellation that Engagespot accepts returns status 200.',
    basis:
      'The operation is documented without a status of success. Other operations that change something return 200, unless they only queue work.',
    source: 'inferred',
  },
  {
    id: 'other-404',
    title: 'Status 404 of other calls',
    claim:
      'A call whose path names a notification, a category or a workflow that does not exist returns status 404.',
    basis:
      'Status 404 is documented only for deleting a user. The sandbox returns it for the other calls too.',
    source: 'pattern',
  },
  {
    id: 'other-4xx',
    title: 'Status 413 and 415',
    claim:
      'A body that is too large returns status 413, and a body that is not declared as JSON returns status 415.',
    basis: 'Only the class 4xx is documented. These are the standard HTTP statuses.',
    source: 'inferred',
  },
  {
    id: 'older-send-fields',
    title: 'Older fields of the send call',
    claim:
      'POST /v3/notifications still accepts what earlier versions of the documentation describe: notification.templateId, notification.templateIdentifier, and recipients at the top level.',
    basis:
      'The types of @engagespot/node 1.5.2 and 1.7.0 still have these fields. The REST API documents only the call with a workflow and sendTo.',
    source: 'package',
  },
  {
    id: 'list-defaults',
    title: 'Defaults and order of lists',
    claim:
      'GET /v3/notifications sorts from newest to oldest. Without pageNo and limit, it returns the first page with 20 notifications.',
    basis:
      'Only the maximum of 20 notifications is documented. The order is the one that the inbox shows; the defaults are those of the sandbox of this site.',
    source: 'inferred',
  },
  {
    id: 'merge-on-create',
    title: 'Profile of a user who exists',
    claim:
      'If a user already exists, POST /v3/users and an inline recipient merge the given attributes into the profile.',
    basis:
      'It is documented that both create a user, and that PUT updates one. What happens to an existing profile is not.',
    source: 'pattern',
  },
  {
    id: 'environment-credentials',
    title: 'Credentials of an environment',
    claim: 'Each environment has its own API key and API secret.',
    basis:
      'It is documented that there are environments, and that the Console shows the credentials of an app. Whether they differ per environment is not.',
    source: 'inferred',
  },
  {
    id: 'logs-contents',
    title: 'What the logs show',
    claim:
      'Console → Logs shows, for each request, its recipients, and for each channel step whether it was skipped or rendered.',
    basis:
      'It is documented only that you can look up a request by its requestId. What the entry shows is not.',
    source: 'inferred',
  },
  {
    id: 'no-failover',
    title: 'Failure of a provider',
    claim: 'If the selected provider rejects a message, no other provider delivers it instead.',
    basis:
      'Routes are documented to choose a provider before the delivery. What happens after a failure is not documented.',
    source: 'inferred',
  },
  {
    id: 'evaluated-on-arrival',
    title: 'When conditions are evaluated',
    claim:
      'Engagespot evaluates conditions, branches and preferences when a run reaches the step, with everything that earlier steps have changed or fetched.',
    basis:
      'It is documented that conditions are evaluated in every run and that they can refer to earlier steps, but not at what moment.',
    source: 'inferred',
  },
  {
    id: 'seen-condition',
    title: 'Condition on a seen notification',
    claim: 'A condition of type Step can check whether the user has seen an in-app notification.',
    basis:
      'The only published condition on an earlier step compares its state with success. Other states of steps are not published.',
    source: 'inferred',
  },
  {
    id: 'batch-contents',
    title: 'Content of a batch',
    claim:
      'A batch collects notifications for one recipient, can contain a single notification, and its field Order sets their sequence.',
    basis:
      'It is documented that a batch groups notifications on one topic. Its field Order is public only by name.',
    source: 'inferred',
  },
  {
    id: 'shared-cancellation-key',
    title: 'Shared cancellation keys',
    claim: 'One cancellation stops all waiting runs of the workflow that have the same key.',
    basis:
      'It is documented that a run can be canceled by its key, and that a key should be unique per run. What happens to runs that share one is not.',
    source: 'inferred',
  },
  {
    id: 'functions-do-not-wait',
    title: 'Functions that do not wait',
    claim:
      'Trigger Workflow, Update Preference, Define Variable and Edit Variable do not make a run wait.',
    basis:
      'Waiting is documented for Delay, Batch, Wait for Input and Fetch only, as the steps in which you can cancel a run.',
    source: 'inferred',
  },
  {
    id: 'token-expiry',
    title: 'Expiry of user tokens',
    claim:
      'A user token may contain the claim exp, with its standard meaning: Engagespot rejects the token afterwards.',
    basis:
      'No published helper sets exp, so it is not required. That it is checked follows only from the JWT standard.',
    source: 'package',
  },
  {
    id: 'variable-scope',
    title: 'Scope of workflow variables',
    claim:
      'A variable belongs to one run, can be used only by steps below its definition, and ends with the run.',
    basis: 'Only the name and the purpose of the function are known. Other steps work this way.',
    source: 'inferred',
  },
  {
    id: 'variable-edit',
    title: 'Effect of Edit Variable',
    claim: 'An Edit Variable step changes the value for the steps below it in the same run.',
    basis: 'Only the name and the purpose of the function are known.',
    source: 'inferred',
  },
  {
    id: 'chained-cancel',
    title: 'Cancellation of chained workflows',
    claim:
      'Canceling a run of a workflow does not affect the runs that its Trigger Workflow step has started.',
    basis:
      'The API cancels by the identifier of a workflow and by a key, so other workflows are unaffected.',
    source: 'inferred',
  },
  {
    id: 'fetch-request',
    title: 'Requests of the Fetch function',
    claim:
      'Each run that reaches a Fetch step makes Engagespot send one request, to a URL and with a method, headers and a body that the step configures.',
    basis:
      'It is documented that the step makes an API request and that later conditions read the response. Its fields are not.',
    source: 'inferred',
  },
  {
    id: 'layout-frame',
    title: 'What a layout contains',
    claim:
      'A layout holds the header and the footer of emails, is edited in one place, and the content of an email step is inserted into it.',
    basis: 'Only the name of the feature is public, and that the Console manages email layouts.',
    source: 'inferred',
  },
  {
    id: 'workspace-credentials',
    title: 'Credentials of a workspace',
    claim: 'API keys work only with the API host of the region of their workspace.',
    basis:
      'It is documented that a workspace belongs to one region, and that each region has a host.',
    source: 'inferred',
  },
  {
    id: 'slack-template',
    title: 'Slack template',
    claim:
      'The template of a Slack step is text, which Engagespot passes to Slack with its markup.',
    basis:
      'Only the name of the editor is public. The markup is what Slack documents for messages.',
    source: 'vendor',
  },
  {
    id: 'slack-sender',
    title: 'Sender of Slack messages',
    claim:
      'Slack messages appear under the name of your own Slack app, whose bot token you enter in the Console.',
    basis:
      'The fields of the provider are not published. A bot token is what Slack requires to post.',
    source: 'vendor',
  },
  {
    id: 'discord-template',
    title: 'Discord template',
    claim:
      'The template of a Discord step is text, which Engagespot passes to Discord with its markup.',
    basis:
      'Only the name of the editor is public. The markup is what Discord documents for messages.',
    source: 'vendor',
  },
  {
    id: 'discord-sender',
    title: 'Sender of Discord messages',
    claim:
      'Discord messages come from your own bot, or from a webhook of one Discord channel, whichever the provider asks for.',
    basis: 'The fields of the provider are not published. Discord offers these two ways to post.',
    source: 'vendor',
  },
  {
    id: 'whatsapp-template',
    title: 'WhatsApp template',
    claim:
      'The template of a WhatsApp step repeats the wording that WhatsApp has approved, with variables in place of the placeholders.',
    basis:
      'How the step refers to approved wording is not published. WhatsApp requires the wording to match.',
    source: 'vendor',
  },
  {
    id: 'resend-fields',
    title: 'Fields of the Resend provider',
    claim:
      'The Resend provider takes an API key, the address of the sender and the name of the sender.',
    basis: 'The fields are not published. The other email providers take the same values.',
    source: 'pattern',
  },
  {
    id: 'cloud-api-fields',
    title: 'Fields of the WhatsApp Cloud API provider',
    claim:
      'The Cloud API provider takes a phone number ID, a WhatsApp Business Account ID and an access token.',
    basis: 'The fields are not published. These are the values that Meta requires to send.',
    source: 'vendor',
  },
  {
    id: 'expo-access-token',
    title: 'Access token of the Expo provider',
    claim:
      'The Expo provider takes an access token, and needs none if enhanced security is off in the Expo account.',
    basis:
      'The fields are not published. Expo itself asks for a token only with enhanced security.',
    source: 'vendor',
  },
  {
    id: 'email-subject-variables',
    title: 'Variables in the subject of an email',
    claim:
      'Variables and Handlebars blocks work in the subject of an email as they do in its body.',
    basis:
      'Handlebars is documented for templates in general; of the page about dynamic content in emails, only the title is public.',
    source: 'inferred',
  },
  {
    id: 'bubble-base-url',
    title: 'Base URL in the Bubble plugin',
    claim: 'OPTIONAL-BASE-URL of the Bubble plugin is the host of the API without /v3.',
    basis:
      'The plugin does not document the format. The script of the inbox, which it loads, appends /v3.',
    source: 'package',
  },
  {
    id: 'tooljet-component',
    title: 'Inbox in ToolJet',
    claim:
      'The inbox works in a custom component of ToolJet, which loads the UI kit and gets its values from the data of the component.',
    basis:
      'Only the name of the integration is public. Custom components of ToolJet run scripts in a frame.',
    source: 'vendor',
  },
  {
    id: 'documentation-versions',
    title: 'Packages of older documentation versions',
    claim:
      'Version 1.4.x of the documentation describes core 1.4.2, version 1.3.x core 1.3.8, and version 1.0.0 core 1.1.9, with the other packages of the same time.',
    basis:
      'Packages and documentation are numbered separately. We matched them by the features that both describe.',
    source: 'inferred',
  },
];
