import {useEffect, useState} from 'react';

/** Milliseconds. */
const delay = 200;

/** Whether the flag has been true for a while: what is quick shows no spinner. */
export function useDelayed(flag: boolean): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [flag]);
  return flag && isDue;
}
