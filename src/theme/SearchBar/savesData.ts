/** What browsers that know it say about the connection. */
interface Connection {
  saveData?: boolean;
}

/** Whether the reader has asked for as little data as possible. */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true;
}
