/** Names of the statuses that the API returns. HTTP/2 does not transmit them, and the sandbox has none either. */
const names: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** `202 Accepted`; the number alone if the status has no name here. */
export function statusText(status: number): string {
  const name = names[status];
  return name ? `${status} ${name}` : String(status);
}
