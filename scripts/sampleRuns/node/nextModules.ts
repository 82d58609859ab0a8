/** The parts of Next.js that samples use on the server, without its server. */
const cookie = {name: 'session', value: 'user_1042'};

export async function cookies() {
  return {get: () => cookie, has: () => true, set: () => undefined, delete: () => undefined};
}

export async function headers(): Promise<Headers> {
  return new Headers({'accept-language': 'en', cookie: 'session=user_1042'});
}

export function redirect(): void {
  // Next.js leaves the function here, by an error that its server catches.
}

/** A component that is loaded later: the server only names it. */
export default function dynamic() {
  return () => null;
}

export function after(task: () => unknown): unknown {
  return task();
}

export const notFound = redirect;
export const revalidatePath = redirect;
export const revalidateTag = redirect;
export const NextRequest = Request;
export const NextResponse = Response;
