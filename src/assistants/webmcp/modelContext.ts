/** The part of WebMCP that the tools of a page use: `document.modelContext`, where a browser has it. */

/** A parameter, as JSON Schema. */
interface ParameterSchema {
  type: 'string' | 'integer' | 'array' | 'object';
  description?: string;
  enum?: readonly string[];
  [keyword: string]: unknown;
}

export interface ModelContextTool {
  /** At most 30 letters, digits and underscores. */
  name: string;
  title: string;
  /** At most 500 characters. */
  description: string;
  inputSchema: {
    type: 'object';
    properties: Readonly<Record<string, ParameterSchema>>;
    required: readonly string[];
    additionalProperties: false;
  };
  annotations: {readOnlyHint: boolean; untrustedContentHint?: boolean};
  /** Answers with a text, also with why there is no answer: rejections are for defects. The input may be anything: browsers need not validate it. */
  execute(input: Readonly<Record<string, unknown>>): Promise<string>;
}

export interface ModelContext {
  /** Rejects a name that is registered already. */
  registerTool(tool: ModelContextTool): Promise<void>;
}
