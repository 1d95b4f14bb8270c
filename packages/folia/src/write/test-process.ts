/** More than any process has on Linux (https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html, pid_max). */
export const NO_PROCESS = 2 ** 22 + 1;
