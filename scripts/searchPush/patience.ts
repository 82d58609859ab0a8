/** How long a push waits for the nodes of a cluster to know what one of them was told. */
export interface Patience {
  attempts: number;
  /** Milliseconds between two attempts. */
  pause: number;
}

export const usualPatience: Patience = {attempts: 20, pause: 500};

/**
 * Looks again until there is no problem any more.
 *
 * @param look gives the problem, undefined when all is well
 * @returns the problem of the last look
 */
export async function lookPatiently(
  {attempts, pause}: Patience,
  look: () => Promise<string | undefined>,
): Promise<string | undefined> {
  let problem = await look();
  for (let attempt = 1; problem !== undefined && attempt < attempts; attempt++) {
    await new Promise(resolve => setTimeout(resolve, pause));
    problem = await look();
  }
  return problem;
}
