import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Highlighted from './Highlighted';

it('marks matches and shows markup as text', () => {
  const parts = [
    {text: 'Promise<void> ', marked: false},
    {text: '<img src=x onerror=alert(1)>', marked: true},
  ];
  const {container} = render(<Highlighted parts={parts} />);
  expect(container.textContent).toBe('Promise<void> <img src=x onerror=alert(1)>');
  expect(container.querySelectorAll('mark')).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});
