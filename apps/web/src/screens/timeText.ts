/** Time played as a bar shows it: `4:07`, `1:02:07`. */
export const timeText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
