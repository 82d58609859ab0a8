/** What the tests ask of an SDK, in words that fit every version. */
export interface SdkDriver {
  /** Starts it, and listens. Without an address, it calls the product's hosts. */
  start(options: {apiKey: string; userId: string; url?: string}): Promise<void>;
  /** Names of the real-time events that the SDK passed on, with what came with them. */
  events: unknown[];
  titles(): Promise<string[]>;
  open(id: number): Promise<void>;
  read(id: number): Promise<void>;
  remove(id: number): Promise<void>;
  markAllAsRead(): Promise<void>;
  /** Switches a channel of a category. */
  prefer(categoryId: number, channel: string, enabled: boolean): Promise<void>;
}

declare global {
  interface Window {
    sdk: SdkDriver;
  }
}
