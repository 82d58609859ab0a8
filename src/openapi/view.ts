/**
 * What an operation page shows, stored as one JSON file per operation. Code is highlighted when the
 * page is made: `html` fields hold our own markup, never a reader's.
 */
import type {HttpMethod, Parameter} from './model.ts';

/** A value of a request or response with everything inside it. */
export interface SchemaNode {
  /** Name of the property; absent for the root and for array items. */
  name?: string;
  /** Type in words a developer reads, for example `string | null` or `object[]`. */
  type: string;
  required?: boolean;
  deprecated?: boolean;
  /** Meaning, as a little Markdown: code spans and paragraphs. */
  description?: string;
  /** Limits in words: "at most 20", "one of browser, android, ios". */
  constraints?: string[];
  children?: SchemaNode[];
  /** Forms of which one applies. */
  alternatives?: SchemaNode[];
}

export interface ParameterView extends SchemaNode {
  name: string;
  in: Parameter['in'];
  example?: string;
}

/** One header that authenticates a request. */
export interface Credential {
  /** Name of the security scheme in the document. */
  scheme: string;
  header: string;
  /** What precedes the value, for example `Bearer `. */
  prefix?: string;
  description: string;
}

/** Headers that are sent together; an operation accepts any one of its modes. */
export interface AuthenticationMode {
  title: string;
  /** Anchor of the mode on the introduction page. */
  anchor: string;
  credentials: Credential[];
}

export interface Example {
  title: string;
  html: string;
  /** The example as compact JSON, for the console. */
  json: string;
}

export interface Sample {
  /** `http` for a plain request, `sdk` for one of the backend SDKs. */
  kind: 'http' | 'sdk';
  title: string;
  html: string;
}

/** The samples of one language; the language is chosen once for the whole site. */
export interface LanguageSamples {
  value: string;
  label: string;
  samples: Sample[];
}

export interface ResponseView {
  /** Status code, or a class of codes such as `5XX`. */
  status: string;
  description: string;
  /** The body exists but is not part of the documented interface. */
  undocumentedBody?: boolean;
  body?: SchemaNode;
  example?: Example;
  /** Address of the section about this error. */
  errorHref?: string;
}

export interface OperationLink {
  id: string;
  method: HttpMethod;
  path: string;
  title: string;
  href: string;
  deprecated?: boolean;
}

export interface OperationView extends OperationLink {
  /** Region name and host, the default first. */
  servers: {label: string; url: string}[];
  replacement?: OperationLink;
  authentication: AuthenticationMode[];
  parameters: ParameterView[];
  body?: {schema: SchemaNode; examples: Example[]};
  samples: LanguageSamples[];
  responses: ResponseView[];
  related: OperationLink[];
  /** The page that explains what the call is about. */
  concept?: {title: string; href: string};
}

/** The operations of one tag, in the order of the document. */
export interface OperationGroup {
  tag: string;
  operations: (OperationLink & {
    summary: string;
    /** As the document writes them: `404`, `5XX`. */
    statuses: string[];
  })[];
}
