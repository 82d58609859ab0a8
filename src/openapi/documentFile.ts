/** The OpenAPI document, relative to the root of the project. */
export const documentFile = 'openapi/engagespot.yaml';

/** The main flows, as calls of the document (Arazzo). */
export const flowsFile = 'openapi/workflows.arazzo.yaml';
