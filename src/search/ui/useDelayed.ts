import {useEffect, useState} from 'react';

/** Whether the flag has been true for this many milliseconds: what is quick shows no spinner. */
export function useDelayed(flag: boolean, milliseconds = 200): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setIsDue(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [flag, milliseconds]);
  return flag && isDue;
}
