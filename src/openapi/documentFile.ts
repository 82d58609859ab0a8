/** The OpenAPI document, relative to the root of the project. */
export const documentFile = 'openapi/engagespot.yaml';
